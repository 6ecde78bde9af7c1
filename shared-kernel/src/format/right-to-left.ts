/** From the first letter of Arabic, Hebrew or their kin to the last before another letter, a comma or the like. */
const phrase = /([\p{scx=Arab}\p{scx=Hebr}](?:[^\p{L},;:·]*[\p{scx=Arab}\p{scx=Hebr}])*)/u;

/**
 * A text that is read from left to right in parts, where each second part is read from right to left and has an order of
 * its own: a date behind a name, or a second name after a comma, stays where it was put.
 */
export const directedParts = (text: string): readonly string[] => text.split(phrase);
