import type { Since } from './lowest-kernel';
import type { Declared, Surface } from './surface';

const block = ({ text }: Declared) => `\`\`\`ts\n${text}\n\`\`\``;

const section = (declared: Declared, since?: string) =>
  [
    `## ${declared.name}`,
    ...(since === undefined ? [] : [`Since ${since}.`]),
    block(declared),
  ].join('\n\n');

const written = 'Written by `npm run kernel-api`, for review; never by hand.';

/** The public surface as people review it: a page for each entry, and one of what the entries mention. */
export function reportPages(
  { entries, mentioned }: Surface,
  since: Since,
): ReadonlyMap<string, string> {
  const page = (title: string, said: string, sections: readonly string[]) =>
    `${[`# ${title}`, `${said} ${written}`, ...sections].join('\n\n')}\n`;
  const pages = [...entries].map(([entry, names]) => {
    const sections = names.map((name) => section(name, since[entry]?.[name.name]));
    const said = `What the shell lends as \`shared-kernel/${entry}\`.`;
    return [`${entry}.api.md`, page(`shared-kernel/${entry}`, said, sections)] as const;
  });
  const said = 'Types that the lent entries mention and do not export themselves.';
  const rest = page(
    'Mentioned',
    said,
    mentioned.map((name) => section(name)),
  );
  return new Map([...pages, ['mentioned.api.md', rest]]);
}
