import { Section } from './section';
import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Partnership setup',
    text: 'A client is taken on with its company data, documents, users and departments, its KYC and AML status and its compliance score.',
  },
  {
    title: 'Transaction processing',
    text: 'A transaction passes its checks and three sign-offs on the way from initiated to executed, one stage after the other.',
  },
  {
    title: 'Real-time updates',
    text: 'Stages, sign-offs and the audit trail of a transaction on one screen, for each party that has to act on it.',
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
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
