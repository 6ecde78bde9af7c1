import { formatContractTitle, getSigningRole, type Contract } from 'shared-kernel/domain/contract';

type Envelope = NonNullable<Contract['envelope']>;

/** A signatory role in a template, without a person. */
type PlannedParty = NonNullable<Envelope['parties']>[number];

export interface ContractTemplate extends Pick<Contract, 'id' | 'title' | 'type'> {
  readonly parties: PlannedParty[];
  readonly order?: Envelope['order'];
  readonly clientId?: string;
}

/** Returns the signatories of a contract, or the roles of its template if there are no signatories. */
export const getPlannedSignatories = ({
  signatories,
  envelope,
}: Contract): readonly PlannedParty[] =>
  signatories.length > 0 ? signatories : (envelope?.parties ?? []);

export const getTemplateError = (contract: Contract): string | undefined =>
  getPlannedSignatories(contract).length === 0 ? 'The contract has no signatories yet.' : undefined;

export const createContractTemplate = (contract: Contract, id: string): ContractTemplate => ({
  id,
  title: formatContractTitle(contract),
  type: contract.type,
  parties: getPlannedSignatories(contract).map((person) => ({
    role: person.role,
    ...(getSigningRole(person) !== 'signatory' && { part: person.part }),
  })),
  ...(contract.envelope?.order && { order: contract.envelope.order }),
});

/**
 * Converts the roles of a template to envelope settings. A new contract stores these settings until the contract is
 * sent.
 */
export const createEnvelopeFromTemplate = ({
  parties,
  order,
}: Pick<ContractTemplate, 'parties' | 'order'>): Pick<Contract, 'envelope'> => ({
  envelope: { parties, ...(order && { order }) },
});
