import { useId, type Ref, type SubmitEventHandler } from 'react';
import { portalKeySchema, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { useWatch } from 'shared-kernel/form';
import { classNames } from 'shared-kernel/format';
import * as v from 'valibot';
import button from '../../brand/button.module.css';
import page from '../../brand/page.module.css';
import { CredentialFields } from '../credential-fields';
import { credentialsSchema } from '../credentials-schema';
import { FormAlert } from '../form-alert';
import type { SignInForm } from '../use-sign-in-form';
import { demoPortal } from './demo-accounts';
import { PortalTabs } from './portal-tabs';
import styles from './demo-sign-in-form.module.css';

export const demoSignInSchema = v.object({ ...credentialsSchema.entries, portal: portalKeySchema });

export type DemoSignInInput = v.InferOutput<typeof demoSignInSchema>;

interface DemoSignInFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: SignInForm<DemoSignInInput>['form'];
  readonly fills: number;
  readonly entering: PortalKey | undefined;
  readonly refusal: string | undefined;
  readonly onEdit: () => void;
  readonly onSubmit: SubmitEventHandler;
}

// Alternates between two animation names, because a CSS animation restarts only if its name changes.
const flash = (fills: number) =>
  fills > 0 && (fills % 2 === 0 ? styles.filledAgain : styles.filled);

/** Explains that the credentials do not open the portal of the chosen role (B3). */
const OpenedPortal = ({ id, portal }: { readonly id: string; readonly portal: PortalKey }) => (
  <p id={id} className={styles.opened}>
    {demoPortal !== undefined &&
      demoPortal !== portal &&
      `Opens the ${portalLabel[demoPortal]} portal: all demo roles use the same account.`}
  </p>
);

interface EntryFieldsProps {
  readonly id: string;
  readonly form: DemoSignInFormProps['form'];
  readonly portal: PortalKey;
  readonly isEntering: boolean;
}

const EntryFields = ({ id, form, portal, isEntering }: EntryFieldsProps) => (
  <>
    <CredentialFields
      username={form.register('username')}
      password={form.register('password')}
      label="Email"
      isBusy={isEntering}
    />
    <button
      type="submit"
      className={classNames(button.primary, button.large, button.wide)}
      disabled={isEntering}
      aria-describedby={`${id}-opened`}
    >
      {isEntering ? 'Authenticating...' : `Access ${portalLabel[portal]} Portal`}
    </button>
    <OpenedPortal id={`${id}-opened`} portal={portal} />
  </>
);

export function DemoSignInForm({
  ref,
  form,
  fills,
  entering,
  refusal,
  onEdit,
  onSubmit,
}: DemoSignInFormProps) {
  const id = useId();
  const portal = useWatch({ control: form.control, name: 'portal' });
  const isEntering = entering !== undefined;

  const selectPortal = (selected: PortalKey) => {
    form.setValue('portal', selected);
    onEdit();
  };

  return (
    <form
      ref={ref}
      className={classNames(page.form, styles.form)}
      aria-busy={isEntering}
      onInput={onEdit}
      onSubmit={onSubmit}
    >
      <h2 className={page.subtitle}>Sign in</h2>
      {refusal !== undefined && <FormAlert>{refusal}</FormAlert>}
      <PortalTabs
        id={`${id}-tab`}
        panelId={`${id}-panel`}
        selected={portal}
        onSelect={selectPortal}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${portal}`}
        className={classNames(page.form, flash(fills))}
      >
        <EntryFields id={id} form={form} portal={portal} isEntering={isEntering} />
      </div>
      <p role="status" className={styles.status}>
        {isEntering && `Opening the ${portalLabel[entering]} portal.`}
      </p>
    </form>
  );
}
