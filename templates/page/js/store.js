// @ts-check
// Persistent storage of this phone. If storage is full or forbidden, values stay in memory while
// the page is open.
// All keys begin with "cp1-". Keys of unreleased versions before 1.0 begin with "cauldron"; they
// are neither read nor deleted.
export const GAME_KEY = "cp1-game:";
export const TABLE_KEY = "cp1-table:";
export const KEPT_KEY = "cp1-kept:";
export const DRAFT_KEY = "cp1-draft:";

/** @param {string} key */
export function draftKey(key) {
  return DRAFT_KEY + key.slice(GAME_KEY.length);
}

// Name of the table stored under a key, or null if the key is not a table's.
/** @param {string} key @returns {string | null} */
export function tableOf(key) {
  return key.startsWith(TABLE_KEY) ? key.slice(TABLE_KEY.length) : null;
}

export const store = {
  /** @type {Map<string, string>} */
  memory: new Map(),
  /** @type {StorageTrouble} */
  trouble: null,

  /** @param {string} key @returns {string | null} */
  read(key) {
    const kept = this.memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(key);
    } catch {
      this.trouble ??= "forbidden";
      return null;
    }
  },

  /** @param {string} key @param {string} text */
  write(key, text) {
    try {
      localStorage.setItem(key, text);
      this.memory.delete(key);
      if (this.trouble === "full" && this.memory.size === 0) this.trouble = null;
      return true;
    } catch (error) {
      this.trouble = error instanceof Error && error.name === "SecurityError" ? "forbidden" : "full";
      this.memory.set(key, text);
      return false;
    }
  },

  /** @param {string} key */
  remove(key) {
    this.memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      this.trouble ??= "forbidden";
    }
  },

  /** @param {string} prefix */
  keys(prefix) {
    const keys = new Set(this.memory.keys());
    try {
      for (let i = 0; i < localStorage.length; i++) keys.add(localStorage.key(i) ?? "");
    } catch {
      this.trouble ??= "forbidden";
    }
    return [...keys].filter(key => key.startsWith(prefix)).sort();
  },

  // Moves an unreadable text to a new key.
  /** @param {string} key @param {string} text */
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

/** @param {string} key @returns {Entry | null} */
export function readEntry(key) {
  try {
    const entry = JSON.parse(store.read(key) ?? "null");
    return entry !== null && typeof entry === "object" ? entry : null;
  } catch {
    return null;
  }
}

// Validates a stored potion in the making; invalid parts are replaced by defaults.
/** @param {any} draft @returns {Draft} */
export function soundDraft(draft) {
  /** @type {any[]} */
  const potion = Array.isArray(draft?.potion) ? draft.potion : [];
  /** @param {any} p */
  const sound = p => typeof p?.ingredient === "string" && Number.isInteger(p.grown);
  return {
    potion: potion.filter(sound).map(({ ingredient, grown }) => ({ ingredient, grown })),
    by: Number.isInteger(draft?.by) ? draft.by : null,
    kind: typeof draft?.kind === "string" ? draft.kind : "cauldron",
  };
}
