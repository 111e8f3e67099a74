/** A sign-in that waits for a code besides what has been proven. */
export interface SecondStep {
  /** Rejects with an ApiFailure. The portal leads on as soon as the learner is signed in. */
  send(code: string): Promise<void>;
}
