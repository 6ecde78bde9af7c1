/**
 * Unicode controls that change the text direction. With such a control, the program `fdp.exe` can appear as `exe.pdf`.
 */
const controls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const removeBidirectionalControls = (text: string): string => text.replace(controls, '');
