import { type ContactRequest, IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import { sendContactMessage } from '@zielona-fala/contracts/api/contact/send-contact-message';
import { requestTo } from '@zielona-fala/contracts/portal';
import {
  applyFailure,
  FailureNotice,
  MissedFields,
  useFields,
  useFormRules,
  useSubmission,
} from '@zielona-fala/web-kit';
import { usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Button, EmailField, TextArea, TextField } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import * as css from './ContactForm.module.css';
import { MessageSent } from './MessageSent.tsx';
import { type ContactValues, useContactWords } from './use-contact-words.ts';

const EMPTY: ContactValues = { name: '', email: '', message: '' };

/** A message to the operator, which the portal delivers by mail. */
export function ContactForm() {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isFirst, setFirst] = useState(true);
  const beginAnother = () => {
    setFirst(false);
    setSentFrom(null);
  };
  if (sentFrom !== null) return <MessageSent email={sentFrom} onAnother={beginAnother} />;
  return <ContactMessageForm takesFocus={!isFirst} onSent={setSentFrom} />;
}

interface ContactMessageFormProps {
  /** It stands in place of the button that was pressed. */
  readonly takesFocus: boolean;
  readonly onSent: (email: string) => void;
}

function ContactMessageForm({ takesFocus, onSent }: ContactMessageFormProps) {
  const rules = useFormRules();
  const words = useContactWords();
  const sendMessage = useSendContactMessage();
  const form = useForm<ContactValues>({ defaultValues: EMPTY });
  const field = useFields(form);
  const ownAddress = useUser()?.email;

  const { getValues, resetField, setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  useEffect(() => {
    // what was typed meanwhile stays
    if (ownAddress !== undefined && getValues('email') === '')
      resetField('email', { defaultValue: ownAddress });
  }, [ownAddress, getValues, resetField]);

  const { failure, submit } = useSubmission(form, {
    send: async (values) => {
      const name = values.name.trim();
      const email = values.email.trim();
      await sendMessage({ email, message: values.message.trim(), ...(name !== '' && { name }) });
      onSent(email);
    },
    refuse: (refusal) => applyFailure(refusal, words.refusals, form.setError),
  });

  // post: pressed before the page answers, it must not put a message into the address bar
  return (
    <form className={css.form} method="post" noValidate onSubmit={submit}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <TextField
        label={words.labels.name}
        autoComplete="name"
        {...field('name', { rules: rules.contactName })}
      />
      <EmailField
        label={words.labels.email}
        hint={words.emailHint}
        {...field('email', { rules: rules.email })}
      />
      <TextArea label={words.labels.message} {...field('message', { rules: rules.contactMessage })} />
      <MissedFields form={form} labels={words.labels} />
      <div className={css.send}>
        <Button kind="go" type="submit" isPending={form.formState.isSubmitting}>
          <FormattedMessage
            id="public.contact.submit"
            defaultMessage="Wyślij wiadomość"
            description="Contact form: button"
          />
        </Button>
        <noscript>
          <FormattedMessage
            id="public.contact.noscript"
            defaultMessage="Formularz wymaga JavaScriptu. Możesz też napisać na adres podany niżej."
            description="Contact form: said where scripts are off"
          />
        </noscript>
      </div>
    </form>
  );
}

/** Sends a message to the operator. One that is sent again, because no answer came, arrives once. */
function useSendContactMessage(): (message: ContactRequest) => Promise<void> {
  const { api } = usePortal();
  const last = useRef({ text: '', key: '' });
  return async (message) => {
    const text = JSON.stringify(message);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: last.current.key };
    await api.request(requestTo(sendContactMessage, { body: message }, { headers }));
  };
}
