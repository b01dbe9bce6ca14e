-- Id of the key with which all apis of this database seal payees. An api with another key does not start (decision 122).
CREATE TABLE payee_key_in_use (one boolean PRIMARY KEY DEFAULT true CHECK (one), key_id text NOT NULL);
