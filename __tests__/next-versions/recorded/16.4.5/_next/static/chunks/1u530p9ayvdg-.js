/* Reduced from 229412 characters. */
