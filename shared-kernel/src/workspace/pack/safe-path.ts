/** The longest path of a member. */
const longest = 200;

const unfit = /[\p{Cc}\\:*?"<>|]/u;

/** Whether a path stays in the folder that a pack is unpacked into, on every system. */
export const isSafePath = (path: string): boolean =>
  path.length <= longest &&
  !unfit.test(path) &&
  path.split('/').every((part) => part.trim() !== '' && !/^\.+$/.test(part));

/** A name as the last part of a path: its letters, digits, dots and hyphens. */
export const pathPart = (name: string): string =>
  Array.from(name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '_'))
    .slice(0, 80)
    .join('')
    .replace(/^[._]+|[._]+$/g, '') || 'file';
