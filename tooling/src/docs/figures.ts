/** A measured figure: `12 kB`, `0.7 s`, `95 %`. */
const figure = /\d(?:[.,]\d+)? ?(?:kB|MB|ms|s|%)(?![\w-])/;

const command = /`(?:[A-Z_]+=\S+ )*(?:npm|npx|git)\s[^`]+`/;

/** The headings of a document's sections that state a measured figure and name no command that makes it. */
export const figuresWithoutCommand = (text: string): readonly string[] =>
  text
    .split(/^(?=#+ )/m)
    .filter((section) => figure.test(section) && !command.test(section))
    .map((section) => section.replace(/\n[^]*/, ''));
