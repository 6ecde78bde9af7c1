import { contractTitle, signingRoleOf, type Contract } from 'shared-kernel/domain/contract';

type Envelope = NonNullable<Contract['envelope']>;

/** A role in a template, without a person. */
type PlannedParty = NonNullable<Envelope['parties']>[number];

export interface ContractTemplate extends Pick<Contract, 'id' | 'title' | 'type'> {
  readonly parties: PlannedParty[];
  readonly order?: Envelope['order'];
  readonly clientId?: string;
}

/** The signatories of the contract, or the roles of its template if there are none. */
export const plannedParties = ({ signatories, envelope }: Contract): readonly PlannedParty[] =>
  signatories.length > 0 ? signatories : (envelope?.parties ?? []);

/** Returns why a contract cannot be saved as a template, or `undefined` if it can. */
export const templateRefusal = (contract: Contract): string | undefined =>
  plannedParties(contract).length === 0 ? 'The contract has no signatories yet.' : undefined;

export const templateOf = (contract: Contract, id: string): ContractTemplate => ({
  id,
  title: contractTitle(contract),
  type: contract.type,
  parties: plannedParties(contract).map((person) => ({
    role: person.role,
    ...(signingRoleOf(person) !== 'signatory' && { part: person.part }),
  })),
  ...(contract.envelope?.order && { order: contract.envelope.order }),
});

/** The roles that a new contract stores from its template until it is sent. */
export const envelopeFromTemplate = ({
  parties,
  order,
}: Pick<ContractTemplate, 'parties' | 'order'>): Pick<Contract, 'envelope'> => ({
  envelope: { parties, ...(order && { order }) },
});
