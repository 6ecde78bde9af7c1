/** Unicode controls that change the text direction, so that `exe.pdf` can appear as `fdp.exe`. */
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const removeBidirectionalControls = (text: string): string => text.replace(controls, '');
