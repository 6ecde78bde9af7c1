import { readModule } from '../source/read-module';
import type { SourceFile } from './read-house';

/** A file of a house as a test needs it. */
export const testFile = (path: string, own: Partial<SourceFile> = {}): SourceFile => ({
  ...readModule(path, ''),
  path,
  room: path.replace(/\/.*$/, ''),
  isTest: false,
  lines: 1,
  arrows: [],
  ...own,
});
