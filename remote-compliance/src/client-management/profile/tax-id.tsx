import { useState } from 'react';
import { maskTaxId, type Client } from 'shared-kernel/domain/client';
import { unknownText } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { revealTaxId } from '../commands/view-clients';
import styles from '../../records/row.module.css';

/** The tax id of a client, masked until a user reveals it. The audit log records each reveal (CL5). */
export function TaxId({ client }: { readonly client: Client }) {
  const { taxId } = client.organizationData;
  const [isRevealed, setIsRevealed] = useState(false);
  const { run, availability } = useCommand(revealTaxId);
  if (taxId === '') return unknownText;

  const reveal = async () => {
    const result = await run({ id: client.id });
    if (result.status === 'done') setIsRevealed(true);
  };
  return (
    <span className={styles.close}>
      {isRevealed ? (
        <>
          <CopyableText text={taxId} label="tax ID" />
          <Button
            type="text"
            size="small"
            icon={<Icon name="eye-off" />}
            onClick={() => setIsRevealed(false)}
          >
            Hide
          </Button>
        </>
      ) : (
        <>
          <code aria-label="Tax ID, masked">{maskTaxId(taxId)}</code>
          <CommandButton
            type="text"
            size="small"
            icon={<Icon name="eye" />}
            availability={availability}
            onPress={() => void reveal()}
          >
            Reveal
          </CommandButton>
        </>
      )}
    </span>
  );
}
