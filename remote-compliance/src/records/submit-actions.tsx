import { FormActions } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';

interface SubmitActionsProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly onCancel: () => void;
}

/** The buttons that leave a form or submit it. */
export const SubmitActions = ({
  label,
  isPending,
  isDanger = false,
  onCancel,
}: SubmitActionsProps) => (
  <FormActions>
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="primary" danger={isDanger} htmlType="submit" loading={isPending}>
      {label}
    </Button>
  </FormActions>
);
