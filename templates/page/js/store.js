// @ts-check
// Persistent storage of this phone. If storage is full or forbidden, values stay in memory while
// the page is open.
// All keys begin with "cp1-". Keys of unreleased versions before 1.0 begin with "cauldron"; they
// are neither read nor deleted.
export const GAME_KEY = "cp1-game:";
export const TABLE_KEY = "cp1-table:";
const KEPT_KEY = "cp1-kept:";
const DRAFT_KEY = "cp1-draft:";

export function draftKey(key) {
  return DRAFT_KEY + key.slice(GAME_KEY.length);
}

// Name of the table stored under a key, or null if the key is not a table's.
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

  // Moves an unreadable text to a new key.
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

// Validates a stored potion in the making; invalid parts are replaced by defaults.
export function soundDraft(draft) {
  const potion = Array.isArray(draft?.potion) ? draft.potion : [];
  const sound = p => typeof p?.ingredient === "string" && Number.isInteger(p.grown);
  return {
    potion: potion.filter(sound).map(({ ingredient, grown }) => ({ ingredient, grown })),
    by: Number.isInteger(draft?.by) ? draft.by : null,
    kind: typeof draft?.kind === "string" ? draft.kind : "cauldron",
  };
}
