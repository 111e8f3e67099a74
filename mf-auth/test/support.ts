import { expect } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { FieldError, ProblemCode, UserDto } from '@zielona-fala/contracts';
import { ApiError } from '@zielona-fala/web-kit/session';
import axe from 'axe-core';

export const LEARNER: UserDto = {
  userId: 7,
  username: 'ola',
  email: 'ola@example.pl',
  created: '2026-01-02T10:00:00.000Z',
  isActive: false,
  level: 0,
  experiencePoints: 0,
  experienceToNextLevel: 100,
};

export interface Refusal {
  readonly code?: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
}

/** What the API client throws for a refused call. */
export function refusal(status: number, { code, errors, retryAfter }: Refusal = {}): ApiError {
  return new ApiError(status, { message: 'refused', code, errors }, 'refused', retryAfter ?? null);
}

export function refusedField(field: string, code: string): FieldError {
  return { field, code, message: code };
}

/** Types a text into a field and leaves it, as a learner does. */
export function fill(label: string, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** The error beside a field, or null. */
export function errorOf(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const [error] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(error ?? '')?.textContent ?? null;
}

/** Fails on any violation that can be seen without a layout. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }))).toEqual([]);
}
