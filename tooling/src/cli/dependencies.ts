import { readFileSync, writeFileSync } from 'node:fs';
import { readDependencies } from '../dependencies/declared';
import { dependenciesFile, readRows, roomsText, withRows, type Row } from '../dependencies/table';
import { weigh } from '../dependencies/weigh';
import { runWithoutArguments } from '../base/run-command';

/** Writes what each dependency weighs, and a row without a purpose for each that is new. */
await runWithoutArguments('dependencies', async () => {
  const document = readFileSync(dependenciesFile, 'utf8');
  const purposes = new Map(readRows(document).map(({ name, purpose }) => [name, purpose]));
  const rows: Row[] = [];
  for (const dependency of readDependencies()) {
    const { name } = dependency;
    const purpose = purposes.get(name) ?? '';
    rows.push({ name, rooms: roomsText(dependency), purpose, ...(await weigh(dependency)) });
  }
  writeFileSync(dependenciesFile, withRows(document, rows));
  const unsaid = rows.filter(({ purpose }) => purpose === '').map(({ name }) => name);
  console.log(unsaid.length === 0 ? 'Written.' : `Say what these are for: ${unsaid.join(', ')}.`);
  return unsaid.length === 0 ? 0 : 1;
});
