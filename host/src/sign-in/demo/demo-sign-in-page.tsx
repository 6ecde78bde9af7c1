import { useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { usePageTitle } from '../../page/page-title';
import { paths } from '../../page/paths';
import { Glyph } from '../../brand/glyph';
import button from '../../brand/button.module.css';
import { moveFocus } from '../../brand/move-focus';
import page from '../../brand/page.module.css';
import { PlainHeader } from '../../brand/plain-header';
import { useSignInForm } from '../use-sign-in-form';
import { authenticateDemoAccount, demoAccounts, type DemoAccount } from './demo-accounts';
import { DemoFooter } from './demo-footer';
import { DemoIntro } from './demo-intro';
import { demoSignInSchema, DemoSignInForm, type DemoSignInInput } from './demo-sign-in-form';
import { RoleCard } from './role-card';
import { useDemoSignIn, type DemoCredentialCheck } from './use-demo-sign-in';
import styles from './demo-sign-in-page.module.css';

interface DemoSignInPageProps {
  readonly authenticate?: DemoCredentialCheck;
}

const blank: DemoSignInInput = { username: '', password: '', portal: 'admin' };

interface RolesProps {
  readonly chosen: DemoAccount | undefined;
  readonly onChoose: (account: DemoAccount) => void;
}

const Roles = ({ chosen, onChoose }: RolesProps) => (
  <section aria-labelledby="demo-roles">
    <h2 id="demo-roles" className="tf-visually-hidden">
      Demo accounts
    </h2>
    <ul className={styles.roles} onKeyDown={moveFocus}>
      {demoAccounts.map((account) => (
        <RoleCard
          key={account.portalKey}
          account={account}
          isChosen={account === chosen}
          onChoose={() => onChoose(account)}
        />
      ))}
    </ul>
  </section>
);

function useDemoForm() {
  const [chosen, setChosen] = useState<DemoAccount>();
  const [fills, setFills] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { form, refusal, refuse, forgetRefusal } = useSignInForm(demoSignInSchema, {
    defaultValues: blank,
  });
  const edit = () => {
    setChosen(undefined);
    forgetRefusal();
  };

  const choose = (account: DemoAccount) => {
    form.setValue('username', account.username);
    form.setValue('password', account.password);
    form.setValue('portal', account.portalKey);
    forgetRefusal();
    setChosen(account);
    setFills(fills + 1);
    element.current?.scrollIntoView({ block: 'nearest' });
  };

  return { form, element, chosen, fills, refusal, refuse, edit, choose };
}

export function DemoSignInPage({ authenticate = authenticateDemoAccount }: DemoSignInPageProps) {
  usePageTitle('Demo portal');
  const { form, element, chosen, fills, refusal, refuse, edit, choose } = useDemoForm();
  const { mayEnter, entering, attempt } = useDemoSignIn(authenticate);

  if (!mayEnter) return <Navigate to={paths.portalSignIn} replace />;

  const submit = form.handleSubmit(async (entry) => {
    const reason = await attempt(entry);
    if (reason !== undefined) refuse(reason);
  });

  return (
    <div className={page.page}>
      <PlainHeader>
        <Link className={button.quiet} to={paths.portalSelection}>
          <Glyph name="arrowLeft" size={16} />
          All portals
        </Link>
      </PlainHeader>
      <main className={classNames(page.width, styles.main)}>
        <DemoIntro />
        <div className={styles.columns}>
          <Roles chosen={chosen} onChoose={choose} />
          <div className={styles.side}>
            <DemoSignInForm
              ref={element}
              form={form}
              fills={fills}
              entering={entering}
              refusal={refusal}
              onEdit={edit}
              onSubmit={(event) => void submit(event)}
            />
          </div>
        </div>
      </main>
      <DemoFooter />
    </div>
  );
}
