import { maxImportRows } from 'shared-kernel/domain/file';
import {
  createLookalikeKeys,
  createRequiredTextSchema,
  inputLimits,
} from 'shared-kernel/domain/text';
import { formatNumber } from 'shared-kernel/format';
import {
  defineCommand,
  refuse,
  createAuditSubject,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { createClientInserter } from './create-client';
import { clientTerms } from './terms';

const countOf = (clients: number) =>
  clients === 1 ? '1 client' : `${formatNumber(clients)} clients`;

/** Checks for duplicates again, because the workspace may have changed since the preview of the import. */
async function refuseDuplicates({ source }: CommandTransaction, rows: readonly ClientForm[]) {
  const clients = await source.list('clients');
  const taken = new Set(clients.flatMap(({ companyName }) => createLookalikeKeys(companyName)));
  const twice = rows.filter(({ companyName }) => {
    const looks = createLookalikeKeys(companyName);
    const isTaken = looks.some((look) => taken.has(look));
    for (const look of looks) taken.add(look);
    return isTaken;
  });
  const [first] = twice;
  if (!first) return;
  const others = twice.length === 1 ? '' : ` and ${formatNumber(twice.length - 1)} more`;
  refuse(`${first.companyName}${others}: a client with this company name already exists.`);
}

/** Adds all rows of a file as new clients. If any row is refused, none is added. */
export const importClients = defineCommand({
  ...clientTerms.importClients,
  input: v.object({
    fileName: createRequiredTextSchema('The file name is missing', inputLimits.fileName),
    /** Number of rows that the import skipped because of errors. */
    leftOut: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    rows: v.pipe(
      v.array(clientFormSchema),
      v.nonEmpty('The file has no rows to import'),
      v.maxLength(maxImportRows, 'The file has too many rows'),
    ),
  }),
  async apply(transaction, { rows }, by) {
    await refuseDuplicates(transaction, rows);
    const add = await createClientInserter(transaction, by);
    const added: Awaited<ReturnType<typeof add>>[] = [];
    for (const row of rows) added.push(await add(row));
    return added;
  },
  note: ({ fileName }) => `Imported from ${fileName}`,
  audit({ fileName, leftOut }, added) {
    const imported = countOf(added.length);
    return [
      {
        subject: { collection: 'clients', id: '*', label: imported },
        note: `Imported ${imported} from ${fileName}; ${formatNumber(leftOut)} rows skipped`,
      },
      ...added.flatMap(({ client, record, cases }) => [
        { subject: createAuditSubject('clients', client), after: client },
        { subject: createAuditSubject('complianceRecords', record), after: record },
        ...cases.map((one) => ({ subject: createAuditSubject('cases', one), after: one })),
      ]),
    ];
  },
  toast: (added, { fileName, leftOut }) => ({
    title: `${countOf(added.length)} imported`,
    description: leftOut === 0 ? fileName : `${fileName}, ${formatNumber(leftOut)} rows skipped`,
  }),
});
