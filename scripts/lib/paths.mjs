/** Returns a path as Vite writes the id of a module: with forward slashes on every system. @param {string} path */
export const toPosix = (path) => path.replaceAll('\\', '/');

/** Windows reads the letter of a drive in either case, and tools pass on what was typed. @param {string} path */
const withDrive = (path) => path.replace(/^[a-z]:/, (drive) => drive.toUpperCase());

/**
 * Returns the path of a file from a folder, with forward slashes, however either is written.
 * @param {string} folder @param {string} file Both absolute.
 * @returns {string | undefined} Undefined for a file that isn't in the folder.
 */
export const pathInside = (folder, file) => {
  const start = withDrive(toPosix(folder)).replace(/\/*$/, '/');
  const path = withDrive(toPosix(file));
  return path.startsWith(start) ? path.slice(start.length) : undefined;
};

/** Whether a path has only the characters that a URL writes as they are, and spaces. @param {string} path */
export const isPlain = (path) => /^[\w\s./\\:~@+,()-]*$/.test(path);
