import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordsLeft, wordFaults, writeWordsLeft, writtenFiles } from '../docs/plain-words';
import { before, figureTable, longestTable } from '../house/report';
import { bounds, findExcesses, findFaults, readmeFaults } from '../house/find-faults';
import { houseFigures } from '../house/figures';
import { findDoubles } from '../house/find-doubles';
import { readHouse } from '../house/read-house';
import { lineFigures, trackedFiles } from '../house/tracked-lines';
import { walkFigures } from '../house/walks';
import { repository } from '../packages';
import { readArguments } from '../base/arguments';
import { runCommand } from '../base/run-command';

await runCommand(async (args) => {
  // `--words` updates the list of files with words to avoid.
  const options = { words: { type: 'boolean' } } as const;
  const { values } = readArguments(args, { options, example: 'npm run house -- --words' });
  if (values.words === true) {
    writeWordsLeft();
    return 0;
  }
  const house = readHouse();
  const doubles = await findDoubles(house);
  const readme = readFileSync(join(repository, 'README.md'), 'utf8');
  const faults = [
    ...findFaults(house),
    ...findExcesses(house, doubles, bounds),
    ...readmeFaults(readme),
    ...wordFaults(writtenFiles(), readWordsLeft()),
  ];
  const figures = [
    ...houseFigures(house, doubles, bounds.longFiles),
    ...lineFigures(trackedFiles()),
    ...walkFigures(house),
  ];
  const tables = [figureTable(figures, before), longestTable(house)];
  console.log(`\n${[...tables, ...faults].join('\n\n')}\n`);
  return faults.length === 0 ? 0 : 1;
});
