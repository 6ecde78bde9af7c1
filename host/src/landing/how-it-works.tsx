import { Section } from './section';
import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import section from './section.module.css';
import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Partnership setup',
    text: 'Add a client with its company data, documents and users. Trustfold then runs KYC and AML checks and computes a compliance score.',
  },
  {
    title: 'Transaction processing',
    text: 'Each transaction requires compliance checks and three sign-offs before execution.',
  },
  {
    title: 'Real-time updates',
    text: 'All parties view transaction stages and sign-offs on one screen. Counsel, the bank and the regulator can also view the audit trail.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="How it works"
      lead="Three steps from a signed partnership to a settled payment."
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classNames(page.subtitle, styles.title)}>{title}</h3>
            <p className={classNames(section.text, styles.text)}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
