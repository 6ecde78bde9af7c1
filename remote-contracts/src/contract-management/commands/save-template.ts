import * as v from 'valibot';
import { formatContractTitle } from 'shared-kernel/domain/contract';
import { createLookalikeMatcher } from 'shared-kernel/domain/text';
import { findClientId, defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { createContractTemplate, getTemplateError } from '../rules/contract-template';
import { loadContractOwnerships, loadTemplateOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Removes a template. Contracts created from it do not change. */
export const removeTemplate = defineCommand({
  ...contractTerms.removeTemplate,
  input: v.object({ id: recordIdSchema }),
  ownerships: (transaction, { id }) => loadTemplateOwnerships(transaction, id),
  async apply(transaction, { id }) {
    const template = await transaction.need('contractTemplates', id);
    transaction.remove('contractTemplates', id);
    return template;
  },
  toast: ({ title }) => ({ title: 'Template removed', description: title }),
});

/**
 * Saves a contract as a template. Replaces a template of the same company with the same title. Templates that a client
 * saves are visible only to that client.
 */
export const saveTemplate = defineCommand({
  ...contractTerms.saveTemplate,
  input: v.object({ id: recordIdSchema }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key }, { now, portal }) {
    const contract = await transaction.need('contracts', key);
    const refusal = getTemplateError(contract);
    if (refusal !== undefined) return refuse(refusal);
    const standing = await transaction.source.list('contractTemplates');
    const isSame = createLookalikeMatcher(formatContractTitle(contract));
    const clientId = portal === 'client' ? await findClientId(transaction, contract) : undefined;
    const same = standing.find((each) => each.clientId === clientId && isSame(each.title));
    let moment = now.getTime();
    while (standing.some(({ id }) => id === `TPL-${moment}`)) moment += 1;
    const template = {
      ...createContractTemplate(contract, same?.id ?? `TPL-${moment}`),
      ...(clientId !== undefined && { clientId }),
    };
    const before = await transaction.get('contractTemplates', template.id);
    transaction[before ? 'put' : 'add']('contractTemplates', template);
    return template;
  },
  toast: ({ title }) => ({ title: 'Template saved', description: title }),
});
