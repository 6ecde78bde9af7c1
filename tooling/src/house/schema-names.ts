import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'shared-kernel/remote';
import * as schema from 'shared-kernel/schema';
import { repository } from '../packages';
import type { SourceFile } from './read-house';

/** What the shell lends of the library that records are described by. */
export const lentNames: ReadonlySet<string> = new Set(Object.keys(schema));

const taken = (text: string): readonly string[] =>
  [...text.matchAll(/\bv\.(\w+)\(/g)].map(([, name = '']) => name);

/** What a file takes of that library, lent or not. */
export const schemaNamesOf = ({
  path,
  imports,
}: Pick<SourceFile, 'path' | 'imports'>): readonly string[] =>
  imports.some(({ from }) => from === platform.schema.standsFor)
    ? [...new Set(taken(readFileSync(join(repository, path), 'utf8')))]
    : [];
