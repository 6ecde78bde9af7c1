import { duplicateCompanyMessage } from '../forms/client-form-schema';
import { isDuplicateCompany } from '../forms/duplicate-company';
import { CommandError, type CommandTransaction } from 'shared-kernel/workspace';

export async function mustBeNew(
  transaction: CommandTransaction,
  companyName: string,
  self?: string,
): Promise<void> {
  const clients = await transaction.source.list('clients');
  if (!isDuplicateCompany(clients, companyName, self)) return;
  throw new CommandError('invalid', duplicateCompanyMessage, {
    issues: [{ field: 'companyName', message: duplicateCompanyMessage }],
  });
}
