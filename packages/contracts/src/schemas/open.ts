import Joi from 'joi';

/** A value of a list that grows: one of the names known here, or one that a newer producer has added. */
export type Open<Name extends string> = Name | (string & Record<never, never>);

/** Any name that a growing list may come to hold; its form can be a key of a document and a part of an id. */
export const OPEN_NAME = Joi.string().pattern(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, { name: 'open name' });
