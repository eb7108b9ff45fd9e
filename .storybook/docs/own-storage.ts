import { EMBEDDED } from './embedded';

const contents = new WeakMap<object, Map<string, string>>();
const textsOf = (storage: object): Map<string, string> =>
  contents.get(storage) ?? new Map<string, string>();

/** A storage that no other document sees and that ends with its own. */
const storageInMemory = (): Storage => {
  const texts = new Map<string, string>();
  const storage = new Proxy(Object.create(Storage.prototype) as Storage, {
    get: (_, name, receiver): unknown =>
      name in Storage.prototype
        ? Reflect.get(Storage.prototype, name, receiver)
        : texts.get(String(name)),
    set: (_, name, value) => {
      texts.set(String(name), String(value));
      return true;
    },
    has: (_, name) => name in Storage.prototype || texts.has(String(name)),
    deleteProperty: (_, name) => {
      texts.delete(String(name));
      return true;
    },
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      texts.has(String(name))
        ? { value: texts.get(String(name)), configurable: true, enumerable: true, writable: true }
        : undefined,
  });
  contents.set(storage, texts);
  return storage;
};

/** The methods stay where a story that lets the storage refuse replaces them: on the prototype. */
const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key'> = {
  getItem(key) {
    return textsOf(this).get(key) ?? null;
  },
  setItem(key, value) {
    textsOf(this).set(key, value);
  },
  removeItem(key) {
    textsOf(this).delete(key);
  },
  clear() {
    textsOf(this).clear();
  },
  key(index) {
    return [...textsOf(this).keys()][index] ?? null;
  },
};

// The frames of a page have one origin: what one story keeps would else be news in the next.
if (new URLSearchParams(location.search).has(EMBEDDED)) {
  Object.assign(Storage.prototype, methods);
  Object.defineProperty(Storage.prototype, 'length', {
    configurable: true,
    get(this: Storage) {
      return textsOf(this).size;
    },
  });
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, value: storageInMemory() });
  }
}
