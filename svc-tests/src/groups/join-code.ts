import { randomInt } from 'node:crypto';

/** Neither vowels, which make words, nor what reads like something else: 0 O, 1 I L. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
/** 38 bits: a guess at the limit of attempts takes ages to meet one of very many groups. */
const LENGTH = 8;

export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as people type it: in small letters, in groups. */
export function readJoinCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}
