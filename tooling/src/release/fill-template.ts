import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fills the `{{name}}` of a file in `templates`. A line that is one placeholder takes all lines of its value at its
 * own depth, and is left out where the value is empty.
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} names ${name}, which has no value.`);
    return value;
  };
  return readFileSync(join(import.meta.dirname, 'templates', file), 'utf8').replaceAll(
    /^( *)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm,
    (_, depth: string, line: string | undefined, name: string) => {
      if (line === undefined) return valueOf(name);
      const value = valueOf(line).trimEnd();
      return value === '' ? '' : `${depth}${value.replaceAll('\n', `\n${depth}`)}\n`;
    },
  );
}
