import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Detector, MemoryStore, weak, type IClone, type IMapFrame } from '@jscpd/core';
import { Tokenizer } from '@jscpd/tokenizer';
import { repository } from '../packages';
import type { SourceFile } from './read-house';

/** Lines that stand in two places. */
export interface Double {
  readonly first: string;
  readonly second: string;
}

const placeOf = ({ sourceId, start }: IClone['duplicationA']) => `${sourceId}:${start.line}`;

/** What stands twice among texts: 50 tokens or more, over five lines or more, spaces and comments apart. */
export async function doublesAmong(
  texts: Iterable<readonly [path: string, text: string]>,
): Promise<readonly Double[]> {
  const options = { minTokens: 50, minLines: 5, maxLines: 10_000, mode: weak };
  const detector = new Detector(new Tokenizer(), new MemoryStore<IMapFrame>(), [], options);
  const found: Double[] = [];
  for (const [path, text] of texts) {
    const clones = await detector.detect(path, text, path.endsWith('x') ? 'tsx' : 'typescript');
    for (const { duplicationA, duplicationB } of clones)
      found.push({ first: placeOf(duplicationA), second: placeOf(duplicationB) });
  }
  return found;
}

const isImport = (line: string) => /^(import|export) .* from '.*';$/.test(line);

/** The text without its imports, which are alike in all files that need the same; lines keep their numbers. */
function withoutImports(text: string): string {
  const whole = text.replace(/^import [^;]*;$/gm, (imports) => imports.replace(/[^\n]/g, ''));
  return whole
    .split('\n')
    .map((line) => (isImport(line) ? '' : line))
    .join('\n');
}

/** What stands twice in the source of a house, its tests left out. */
export const findDoubles = (house: readonly SourceFile[]): Promise<readonly Double[]> =>
  doublesAmong(
    house
      .filter(({ isTest }) => !isTest)
      .map(({ path }) => [path, withoutImports(readFileSync(join(repository, path), 'utf8'))]),
  );
