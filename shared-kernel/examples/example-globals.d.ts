/**
 * Declares the names that the `@example` blocks of the kernel use without importing them. `src/examples.test.ts`
 * compiles the blocks with this file.
 */
import type { FunctionComponent } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Client as ClientRecord } from 'shared-kernel/domain/client';
import type { Contract as ContractRecord } from 'shared-kernel/domain/contract';
import type { Notification } from 'shared-kernel/domain/notification';
import type { Permission } from 'shared-kernel/domain/portal';
import type { Process } from 'shared-kernel/domain/process';
import type { useValidatedForm } from 'shared-kernel/form';
import type { CsvColumn, PdfContent } from 'shared-kernel/format';
import type { BulkBarProps, ListDefinition } from 'shared-kernel/records';
import type { useToast } from 'shared-kernel/shell';
import type { LazyDialogProps, TableColumn } from 'shared-kernel/ui';
import type {
  Ownership,
  Command,
  CommandTerms,
  CommandTransaction,
  defineExportCommand,
  RestorePoint,
  InvalidInputHandler,
  useCommand,
} from 'shared-kernel/workspace';
import type { GenericSchema } from 'valibot';
import type { StoredFile } from 'shared-kernel/domain/file';

interface ClientForm {
  readonly companyName: string;
  readonly country: string;
  readonly email: string;
  readonly note: string;
  readonly comment: string;
  readonly since: string;
  readonly users: number;
  readonly isActive: boolean;
  readonly file: File | undefined;
}
interface EnvelopeForm {
  readonly signatories: { readonly email: string }[];
}
type IdInput = GenericSchema<{ id: string }>;
type Milestone = Process['milestones'][number];
type CommandResult = Awaited<ReturnType<ReturnType<typeof useCommand>['run']>>;

declare global {
  type Client = ClientRecord;
  type Contract = ContractRecord;
  type ContractDialog = { readonly kind: 'sign'; readonly id: string };

  const client: Client;
  const clients: readonly Client[];
  const contract: Contract;
  const contracts: readonly Contract[];
  const milestone: Milestone;
  const milestones: readonly Milestone[];
  const work: Process;
  const notifications: readonly Notification[];
  const entries: readonly AuditEntry[];
  const restorePoint: RestorePoint;
  const file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  const input: { readonly id: string };
  const licence: { readonly id: string; readonly name: string; readonly uploadDate: string };
  const stored: StoredFile | undefined;
  const sample: PdfContent;
  const digest: string;
  const text: string;
  const now: string;
  const day: string;
  const q: string;
  const id: string;
  const openId: string;
  const isOpen: boolean;
  const isNarrowed: boolean;
  const isPending: boolean;
  const error: unknown;

  const form: ReturnType<typeof useValidatedForm<ClientForm, ClientForm>>;
  const envelope: ReturnType<typeof useValidatedForm<EnvelopeForm, EnvelopeForm>>;
  const from: ClientForm;
  const to: ClientForm;
  const current: ClientForm;
  const clientFormSchema: GenericSchema<ClientForm>;
  const delegateSchema: GenericSchema<{ readonly name: string }, { readonly name: string }>;
  const valuesOf: (client: Client) => ClientForm;
  const createRequiredTextSchema: (message: string) => GenericSchema<string>;

  const contractListDefinition: ListDefinition;
  const contractColumns: readonly TableColumn<Contract>[];
  const clientColumns: readonly CsvColumn<Client>[];
  const idOf: (record: { readonly id: string }) => string;
  const ownershipsById: NonNullable<Command<IdInput>['ownerships']>;
  const ownershipOf: (contract: Contract) => Ownership;

  const transaction: CommandTransaction;
  const permissions: Readonly<
    Record<'workspace' | 'documents' | 'signature' | 'signing' | 'legalReview', Permission>
  >;
  const contractTerms: Readonly<
    Record<'createContract' | 'editContract' | 'rename' | 'signNext', CommandTerms>
  >;
  const exportContracts: ReturnType<typeof defineExportCommand>;
  const signContract: Command<IdInput>;
  const recallEnvelope: Command<IdInput>;
  const decideDocument: Command<IdInput>;

  const run: (input: unknown, showInvalid?: InvalidInputHandler) => Promise<CommandResult>;
  const show: ReturnType<typeof useToast>['show'];
  const onOpen: (name: string) => void;
  const onClose: () => void;
  const save: () => void;
  const refresh: () => Promise<void>;
  const setQ: (text: string) => void;
  const setDay: (day: string) => void;
  const loadBulkBar: () => Promise<FunctionComponent<BulkBarProps<Contract>>>;
  const loadKeySheet: () => Promise<FunctionComponent<{ readonly onClose: () => void }>>;
  const loadContractDialogs: () => Promise<FunctionComponent<LazyDialogProps<ContractDialog>>>;
}
