// What this phone remembers. Where storage is full or forbidden, things are kept in memory as
// long as the page is open.
// All keys begin with "cp1-". Those of versions before 1.0, which were never released, began with
// "cauldron": they are left alone, and nothing reads them.
export const GAME_KEY = "cp1-game:";
export const TABLE_KEY = "cp1-table:";
const KEPT_KEY = "cp1-kept:";
const DRAFT_KEY = "cp1-draft:";

export function draftKey(key) {
  return DRAFT_KEY + key.slice(GAME_KEY.length);
}

// The table that is kept under a key, or null.
export function tableOf(key) {
  return key.startsWith(TABLE_KEY) ? key.slice(TABLE_KEY.length) : null;
}

export const store = {
  memory: new Map(),
  trouble: null,

  read(key) {
    if (this.memory.has(key)) return this.memory.get(key);
    try {
      return localStorage.getItem(key);
    } catch {
      this.trouble ??= "forbidden";
      return null;
    }
  },

  write(key, text) {
    try {
      localStorage.setItem(key, text);
      this.memory.delete(key);
      if (this.trouble === "full" && this.memory.size === 0) this.trouble = null;
      return true;
    } catch (error) {
      this.trouble = error.name === "SecurityError" ? "forbidden" : "full";
      this.memory.set(key, text);
      return false;
    }
  },

  remove(key) {
    this.memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      this.trouble ??= "forbidden";
    }
  },

  keys(prefix) {
    const keys = new Set(this.memory.keys());
    try {
      for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i));
    } catch {
      this.trouble ??= "forbidden";
    }
    return [...keys].filter(key => key.startsWith(prefix)).sort();
  },

  // Keeps a text that cannot be read, under a key of its own.
  keepAside(key, text) {
    for (let n = 1; ; n++) {
      const aside = `${KEPT_KEY}${key.slice(key.indexOf(":") + 1)}:${n}`;
      const there = this.read(aside);
      if (there === text) return;
      if (there === null) {
        this.write(aside, text);
        return;
      }
    }
  },
};

export function readEntry(key) {
  try {
    const entry = JSON.parse(store.read(key));
    return entry !== null && typeof entry === "object" ? entry : null;
  } catch {
    return null;
  }
}

// The potion in the making, as it is stored: anything else in its place is dropped.
export function soundDraft(draft) {
  const potion = Array.isArray(draft?.potion) ? draft.potion : [];
  const sound = p => typeof p?.ingredient === "string" && Number.isInteger(p.grown);
  return {
    potion: potion.filter(sound).map(({ ingredient, grown }) => ({ ingredient, grown })),
    by: Number.isInteger(draft?.by) ? draft.by : null,
    kind: typeof draft?.kind === "string" ? draft.kind : "cauldron",
  };
}
