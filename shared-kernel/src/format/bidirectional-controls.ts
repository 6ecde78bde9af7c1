/** Characters that turn the direction of a text, so that `exe.pdf` can read `fdp.exe`. */
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text without the characters that turn its direction; its letters keep the direction that they have. */
export const withoutBidirectionalControls = (text: string): string => text.replace(controls, '');
