import { processingStepLabel, type Transaction } from 'shared-kernel/domain/transaction';
import { inputLimits } from 'shared-kernel/domain/text';
import { SelectField, TextAreaField, CommandDialog } from 'shared-kernel/form';
import { RecordText, type DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import {
  paymentCheckResults,
  checkResultSchema,
  listPendingManualChecks,
} from '../checks/payment-checks';
import { recordCheckResult } from '../commands/record-check-result';
import { PaymentSummary } from './payment-summary';

const resultLabel = { passed: 'Passed', failed: 'Failed: hold the payment' } as const;

const resultOptions = paymentCheckResults.map((value) => ({ value, label: resultLabel[value] }));

export function CheckResultDialog({
  transaction,
  ...ends
}: DialogControls & { readonly transaction: Transaction }) {
  const { run } = useCommand(recordCheckResult);
  const { id, reference } = transaction;
  const open = listPendingManualChecks(transaction);
  return (
    <CommandDialog
      {...ends}
      size="small"
      title={
        <>
          Record a check for <RecordText>{reference}</RecordText>
        </>
      }
      label="Check result"
      schema={checkResultSchema}
      defaultValues={{ check: open[0], comment: '' }}
      draftKey={`transaction.recordCheck ${id}`}
      submit="Record result"
      onSubmit={(finding) => run({ id, ...finding })}
    >
      {({ control }) => (
        <>
          <PaymentSummary transaction={transaction} />
          <SelectField
            name="check"
            label="Check"
            control={control}
            options={open.map((value) => ({ value, label: processingStepLabel[value] }))}
          />
          <SelectField
            name="result"
            label="Result"
            placeholder="Choose a result"
            control={control}
            options={resultOptions}
            required
          />
          <TextAreaField
            name="comment"
            label="What was checked?"
            hint="Your comment appears in the payment details and the audit log."
            control={control}
            maxLength={inputLimits.line}
            required
          />
        </>
      )}
    </CommandDialog>
  );
}
