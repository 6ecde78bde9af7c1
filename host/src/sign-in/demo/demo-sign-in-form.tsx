import { useId, type Ref, type SubmitEvent } from 'react';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import button from '../../brand/button.module.css';
import type { Credentials } from '../access';
import { FormAlert } from '../form-alert';
import { SecretField } from '../secret-field';
import { TextField } from '../text-field';
import { PortalTabs } from './portal-tabs';
import styles from './demo-sign-in-form.module.css';

export interface DemoEntry extends Credentials {
  readonly portal: PortalKey;
}

interface DemoSignInFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly entry: DemoEntry;
  readonly fills: number;
  readonly entering: PortalKey | undefined;
  readonly refusal: string | undefined;
  readonly onEdit: (change: Partial<DemoEntry>) => void;
  readonly onSubmit: () => void;
}

// Two names for one animation: changing the name is what starts it anew.
const flash = (fills: number) =>
  fills > 0 && (fills % 2 === 0 ? styles.filledAgain : styles.filled);

export function DemoSignInForm({
  ref,
  entry,
  fills,
  entering,
  refusal,
  onEdit,
  onSubmit,
}: DemoSignInFormProps) {
  const id = useId();
  const isEntering = entering !== undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form ref={ref} className={styles.form} aria-busy={isEntering} onSubmit={submit}>
      <h2 className={styles.title}>Sign in</h2>
      {refusal !== undefined && <FormAlert>{refusal}</FormAlert>}
      <PortalTabs
        id={`${id}-tab`}
        panelId={`${id}-panel`}
        selected={entry.portal}
        onSelect={(portal) => onEdit({ portal })}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${entry.portal}`}
        className={classNames(styles.fields, flash(fills))}
      >
        <TextField
          label="Email"
          type="email"
          name="username"
          autoComplete="username"
          required
          readOnly={isEntering}
          value={entry.username}
          onChange={(event) => onEdit({ username: event.target.value })}
        />
        <SecretField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          readOnly={isEntering}
          value={entry.password}
          onChange={(event) => onEdit({ password: event.target.value })}
        />
        <button
          type="submit"
          className={classNames(button.primary, button.large, button.wide)}
          disabled={isEntering}
        >
          {isEntering ? 'Authenticating...' : `Access ${portalLabel[entry.portal]} Portal`}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {isEntering && `Opening the ${portalLabel[entering]} portal.`}
      </p>
    </form>
  );
}
