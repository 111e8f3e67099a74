import { defineMessages } from 'react-intl';
import { OperatorCard } from '../../../shared/operator/OperatorCard.tsx';
import { ByBank, type TextsByBank } from '../../../shared/prose/ByBank.tsx';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  serviceTitle: {
    id: 'public.terms.service.title',
    defaultMessage: 'Czym jest portal',
    description: 'Terms of service: heading of a section',
  },
  serviceWhat: {
    id: 'public.terms.service.what',
    defaultMessage:
      '{brand} to portal do ćwiczenia teorii na prawo jazdy. Prowadzi go operator, do którego możesz <contact>napisać</contact>:',
    description: 'Terms of service: what the service is and who runs it',
  },
  serviceScope: {
    id: 'public.terms.service.scope',
    defaultMessage:
      'Z kontem rozwiązujesz egzaminy na czas, dostajesz wynik z prawidłowymi odpowiedziami, zbierasz doświadczenie i poziomy, widzisz swoje statystyki i ranking.',
    description: 'Terms of service: what the service does',
  },
  serviceTechnical: {
    id: 'public.terms.service.technical',
    defaultMessage:
      'Potrzebujesz internetu, adresu e-mail i aktualnej przeglądarki z włączonym JavaScriptem i ciasteczkami.',
    description: 'Terms of service: technical requirements',
  },
  priceTitle: {
    id: 'public.terms.price.title',
    defaultMessage: 'Cena: 0 zł',
    description: 'Terms of service: heading of a section',
  },
  priceText: {
    id: 'public.terms.price.text',
    defaultMessage:
      'Wszystko jest bezpłatne, bez reklam i bez płatnych dodatków. Nic nie zapłacisz bez swojej wyraźnej zgody.',
    description: 'Terms of service: free of charge',
  },
  accountTitle: {
    id: 'public.terms.account.title',
    defaultMessage: 'Konto',
    description: 'Terms of service: heading of a section',
  },
  accountAge: {
    id: 'public.terms.account.age',
    defaultMessage:
      'Konto możesz założyć, gdy masz 14 lat. Jeśli nie masz 18 lat, zrób to za zgodą rodzica lub opiekuna.',
    description: 'Terms of service: minimum age',
  },
  accountActivation: {
    id: 'public.terms.account.activation',
    defaultMessage:
      'Podajesz własny adres e-mail i aktywujesz konto linkiem z wiadomości. W tej chwili zaczyna się umowa.',
    description: 'Terms of service: activation by mail',
  },
  accountPersonal: {
    id: 'public.terms.account.personal',
    defaultMessage: 'Konto jest dla jednej osoby. Nie dawaj nikomu hasła.',
    description: 'Terms of service: one person per account',
  },
  accountUsername: {
    id: 'public.terms.account.username',
    defaultMessage: 'Nazwę użytkownika widzą inni: nie może obrażać, naruszać prawa ani udawać kogoś innego.',
    description: 'Terms of service: decent usernames',
  },
  questionsTitle: {
    id: 'public.terms.questions.title',
    defaultMessage: 'Pytania i wyniki',
    description: 'Terms of service: heading of a section',
  },
  questionsResult: {
    id: 'public.terms.questions.result',
    defaultMessage: 'Wynik w portalu nie jest wynikiem egzaminu państwowego i nie gwarantuje, że go zdasz.',
    description: 'Terms of service: no guarantee of passing',
  },
});

const QUESTIONS: TextsByBank = defineMessages({
  own: {
    id: 'public.terms.questions.own',
    defaultMessage:
      'Pytania to nasz własny materiał do ćwiczeń, a nie pytania urzędowe. Przy każdym podajemy wyjaśnienie i podstawę prawną z datą. Jeśli znajdziesz błąd, <contact>napisz do nas</contact>; wiążą przepisy, a nie nasze wyjaśnienie.',
    description: 'Terms of service: own practice material',
  },
  official: {
    id: 'public.terms.questions.official',
    defaultMessage:
      'Egzaminy losują pytania z wydania urzędowej bazy, które wczytał operator. Wyjaśnienie i podstawę prawną podajemy tam, gdzie są znane. Jeśli znajdziesz błąd, <contact>napisz do nas</contact>; wiążą przepisy, a nie wyjaśnienie.',
    description: 'Terms of service: an edition of the official bank is loaded',
  },
  unknown: {
    id: 'public.terms.questions.unknown',
    defaultMessage:
      'Wyjaśnienie i podstawę prawną podajemy tam, gdzie są znane. Jeśli znajdziesz błąd w pytaniu, <contact>napisz do nas</contact>; wiążą przepisy, a nie wyjaśnienie.',
    description: 'Terms of service: true whichever bank is loaded',
  },
});

export const SERVICE: readonly ProseSection[] = [
  {
    anchor: 'service',
    title: MESSAGES.serviceTitle,
    blocks: [
      { paragraph: MESSAGES.serviceWhat },
      { name: 'operator', content: <OperatorCard /> },
      { paragraph: MESSAGES.serviceScope },
      { paragraph: MESSAGES.serviceTechnical },
    ],
  },
  { anchor: 'price', title: MESSAGES.priceTitle, blocks: [{ paragraph: MESSAGES.priceText }] },
  {
    anchor: 'account',
    title: MESSAGES.accountTitle,
    blocks: [
      {
        list: [
          MESSAGES.accountAge,
          MESSAGES.accountActivation,
          MESSAGES.accountPersonal,
          MESSAGES.accountUsername,
        ],
      },
    ],
  },
  {
    anchor: 'questions',
    title: MESSAGES.questionsTitle,
    blocks: [
      {
        name: 'bank',
        content: (
          <p key="bank">
            <ByBank texts={QUESTIONS} />
          </p>
        ),
      },
      { paragraph: MESSAGES.questionsResult },
    ],
  },
];
