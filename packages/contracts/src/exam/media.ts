const FILM = /\.(webm|mp4)$/i;

/** Whether an address is that of a film; otherwise it is a picture's, or there is none. */
export const isFilm = (media: string | null): boolean => media !== null && FILM.test(media);
