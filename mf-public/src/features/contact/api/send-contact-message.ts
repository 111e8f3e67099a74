import { type ContactRequest, IDEMPOTENCY_KEY_HEADER } from '@zielona-fala/contracts';
import { sendContactMessage } from '@zielona-fala/contracts/api/contact/send-contact-message';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useRef } from 'react';

/** Sends a letter to the operator. One that is sent again, because no answer came, arrives once. */
export function useSendContactMessage(): (letter: ContactRequest) => Promise<void> {
  const { api } = usePortal();
  const last = useRef({ text: '', key: '' });
  return async (letter) => {
    const text = JSON.stringify(letter);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: last.current.key };
    await api.request(requestTo(sendContactMessage, { body: letter }, { headers }));
  };
}
