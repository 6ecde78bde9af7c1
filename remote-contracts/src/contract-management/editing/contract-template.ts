import { contractTitle, partOf, type Contract } from 'shared-kernel/domain/contract';

type Envelope = NonNullable<Contract['envelope']>;

/** What a template says of a person. */
type PlannedParty = NonNullable<Envelope['parties']>[number];

/** What contracts of one kind begin with. */
export interface ContractTemplate extends Pick<Contract, 'id' | 'title' | 'type'> {
  readonly parties: PlannedParty[];
  readonly order?: Envelope['order'];
  readonly clientId?: string;
}

/** Those who take part in the contract's envelope, or who its template says will. */
export const plannedParties = ({ signatories, envelope }: Contract): readonly PlannedParty[] =>
  signatories.length > 0 ? signatories : (envelope?.parties ?? []);

/** Why a contract makes no template. */
export const templateRefusal = (contract: Contract): string | undefined =>
  plannedParties(contract).length === 0 ? 'The contract has no signatories yet.' : undefined;

/** What a contract leaves to those that begin like it: its title, its type, and the roles in their order. */
export const templateOf = (contract: Contract, id: string): ContractTemplate => ({
  id,
  title: contractTitle(contract),
  type: contract.type,
  parties: plannedParties(contract).map((person) => ({
    role: person.role,
    ...(partOf(person) !== 'signatory' && { part: person.part }),
  })),
  ...(contract.envelope?.order && { order: contract.envelope.order }),
});

/** What a contract keeps of the template that it begins with, until it is sent. */
export const fromTemplate = ({
  parties,
  order,
}: Pick<ContractTemplate, 'parties' | 'order'>): Pick<Contract, 'envelope'> => ({
  envelope: { parties, ...(order && { order }) },
});
