import { isFilm, type QuestionDto, type QuestionPart } from '@zielona-fala/contracts';

/** What drives a question's clock and controls. */
export interface ExamQuestion {
  readonly number: number;
  readonly part: QuestionPart;
  /** Yes or no; otherwise one of A/B/C. */
  readonly yesNo: boolean;
  readonly film: boolean;
}

export const toExamQuestion = (question: QuestionDto): ExamQuestion => ({
  number: question.questionNumber,
  part: question.type,
  yesNo: question.withoutAnswers,
  film: isFilm(question.media),
});
